"""The engine's files of a network: NAME.bin, all weights as 16-bit floats, little endian, each convolution as height x
width x inputs x outputs (the order tfjs wants) followed by its biases; NAME.json, names and shapes in that order, the
size of the pictures it reads and where the weights come from."""

import json
from pathlib import Path

import numpy as np
import torch


def write(network, out: Path, name: str, height: int, width: int, note: str):
    network.eval()
    layers, chunks = [], []
    with torch.no_grad():
        for layer, weight, bias in network.layers():
            kernel = weight.permute(2, 3, 1, 0).contiguous()
            layers.append({"name": layer, "shape": list(kernel.shape)})
            chunks += [kernel.flatten(), bias.flatten()]
    out.mkdir(parents=True, exist_ok=True)
    flat = torch.cat(chunks).detach().numpy().astype("<f2")
    assert np.isfinite(flat).all()
    flat.tofile(out / f"{name}.bin")
    description = {"height": height, "width": width, "note": note, "layers": layers}
    (out / f"{name}.json").write_text(json.dumps(description, indent=2) + "\n")
    print(f"{len(flat)} weights, {len(flat) * 2} bytes")
