"""The engine's files of a network: NAME.bin, all weights as 16-bit floats, little endian, each convolution as height x
width x inputs x outputs (the order tfjs wants) followed by its biases; NAME.json, names and shapes in that order, the
size of the pictures it reads and where the weights come from."""

import argparse
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


def export(network, name: str, height: int, width: int):
    """What is called with WEIGHTS.pt FOLDER [--note TEXT]: writes the engine's files of that trained network."""
    parser = argparse.ArgumentParser()
    parser.add_argument("weights", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--note", default="")
    args = parser.parse_args()
    network.load_state_dict(torch.load(args.weights, map_location="cpu"))
    write(network, args.out, name, height, width, args.note)
