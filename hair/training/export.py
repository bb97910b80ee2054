"""Writes the engine's files from a trained matte network:  python3 hair/training/export.py OUT/matte.pt hair/weights"""

import weights_file
from network import MatteNetwork

if __name__ == "__main__":
    weights_file.export(MatteNetwork(), "matte", 256, 192)
