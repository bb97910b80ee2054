"""Writes the engine's files from a trained matte network:  python3 hair/training/export.py OUT/matte.pt hair/weights"""

import argparse
from pathlib import Path

import torch

import weights_file
from network import MatteNetwork


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("weights", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--note", default="")
    args = parser.parse_args()
    network = MatteNetwork()
    network.load_state_dict(torch.load(args.weights, map_location="cpu"))
    weights_file.write(network, args.out, "matte", 256, 192, args.note)


if __name__ == "__main__":
    main()
